import {plainPath} from '../../lib/plainPath';
import {headerVariable} from './nginxHeaders';
import {block, expression, pathExpression, text} from './nginxText';
import {preflightHeaders, withPreflight} from './otherSites';

/** The file that a browser asks about before it asks for it, and what is answered. */
export const preflightMaps = [
  block('map "$request_method $written_path" $preflight_path', [
    'default "";',
    ...withPreflight.map((path) =>
      path.startsWith('/*')
        ? `${expression(`~^OPTIONS (?<asked_for>${plainPath}${path.slice(2).replaceAll('.', '\\.')})\\z`)} $asked_for;`
        : `${expression(`~^OPTIONS ${pathExpression(path)}`)} ${path};`,
    ),
  ]),
  ...Object.entries(preflightHeaders).map(([name, value]) =>
    block(`map "$status $preflight_path" ${headerVariable({name, place: 0})}`, [
      'default "";',
      `${expression('~^204 .')} ${text(value)};`,
    ]),
  ),
];
