import {withRecorder} from '../../engines/watchedSite';

test('the recorder is allowed, and nothing else is', () => {
  expect(withRecorder("default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'")).toMatch(
    /^default-src 'self'; script-src 'sha256-[\w+/]+=' 'self' 'sha256-x'; style-src 'self'$/,
  );
});
