// Stands in for the factory of lucide-react's icons: the drawings are the
// library's, the component around them does what this site asks of an icon.
import {createElement} from 'react';

export default function createLucideIcon({name, node}) {
  return function LucideIcon({size = 24, strokeWidth = 2, className, ...rest}) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
