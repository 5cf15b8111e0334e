import {versionsToTry} from '../../shipping/upgrade/versions';

test('the upgrade is rehearsed to the newest release and to the newest prerelease of the next major version', () => {
  const published = ['3.9.2', '3.10.0', '3.10.2', '3.11.0-canary-1', '4.0.0-beta.2', '4.0.0-beta.10', '0.0.0-7000'];
  expect(versionsToTry(published, '3.9.2')).toEqual({sameMajor: '3.10.2', nextMajor: '4.0.0-beta.10'});
  expect(versionsToTry([...published, '4.0.0'], '3.10.2')).toEqual({nextMajor: '4.0.0'});
  expect(versionsToTry(['3.10.2', '5.0.0'], '3.10.2')).toEqual({});
});
