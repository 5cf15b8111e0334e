import type {Element, Parents, Properties} from 'hast';
import {languageOf, type Audience} from '../../lib/audience';
import {attribute, withElements} from './tree';

/** German values for the attributes that src/ui/PerAudience.tsx writes in both languages. */
function inGerman({properties}: Element): Properties {
  const german = Object.entries(properties).filter(([name]) => name.startsWith('dataDe'));
  return Object.fromEntries(german.map(([name, value]) => [name.slice(6, 7).toLowerCase() + name.slice(7), value]));
}

/** Without what says for whom an element is. */
function forAnybody({dataFor, hidden, ...others}: Properties): Properties {
  return dataFor === undefined && hidden !== undefined ? {hidden, ...others} : others;
}

/** Whether an element is for an audience; most are for all of them. */
export const isFor = (node: Element, audience: Audience): boolean =>
  node.properties.dataFor === undefined || attribute(node, 'dataFor').split(' ').includes(audience);

/** A page or a part of it as one audience sees it, without texts for others. */
export function forAudience<Part extends Parents>(part: Part, audience: Audience): Part {
  return withElements(part, (child) => {
    if (!isFor(child, audience)) return [];
    const properties = {...forAnybody(child.properties), ...(languageOf(audience) === 'de' && inGerman(child))};
    return [forAudience({...child, properties}, audience)];
  });
}
