import type {Element, ElementContent, Properties, Root} from 'hast';
import {languageOf, type Audience} from '../../../lib/audience';
import {attribute, withElements} from '../../html/tree';

/** German values for the attributes that src/ui/PerAudience.tsx writes in both languages. */
function inGerman({properties}: Element): Properties {
  const german = Object.entries(properties).filter(([name]) => name.startsWith('dataDe'));
  return Object.fromEntries(german.map(([name, value]) => [name.slice(6, 7).toLowerCase() + name.slice(7), value]));
}

/** A page as one audience sees it, without texts for others. */
export function forAudience(page: Root, audience: Audience): Root {
  const seen = (node: Element): ElementContent[] => {
    const audiences = attribute(node, 'dataFor');
    if (audiences !== '' && !audiences.split(' ').includes(audience)) return [];
    const properties = {...node.properties, ...(languageOf(audience) === 'de' && inGerman(node))};
    return [withElements({...node, properties}, seen)];
  };
  const children = page.children.flatMap((child): Root['children'] =>
    child.type === 'element' ? seen(child) : [child],
  );
  return {...page, children};
}
