/**
 * Replaces the theme's CodeBlock/Line, which ends lines with <br> in a block element, so that copied code has double
 * line breaks or none. Here lines are inline and end with a line break character.
 */
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: Props) {
  return (
    <>
      <span {...getLineProps({line, className: clsx(classNames)})}>
        {line.map((token, index) => (
          // For an empty line, the highlighter makes a token with a line break.
          <LineToken key={index} {...getTokenProps({token})} line={line} token={token}>
            {token.content === '\n' ? '' : token.content}
          </LineToken>
        ))}
      </span>
      {'\n'}
    </>
  );
}
