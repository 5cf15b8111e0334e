/**
 * Replaces the theme's CodeBlock/Line, which ends a line with a <br> inside of
 * a block: read from the page, code then has its line breaks twice or not at
 * all. Here a line is inline and ends with a line break of text, so that what
 * is selected, read aloud or taken by a program is the sample itself.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: Props): ReactNode {
  return (
    <>
      <span {...getLineProps({line, className: clsx(classNames)})}>
        {line.map((token, index) => (
          // The highlighter marks an empty line by a token that is a line break itself.
          <LineToken key={index} {...getTokenProps({token})} line={line} token={token}>
            {token.content === '\n' ? '' : token.content}
          </LineToken>
        ))}
      </span>
      {'\n'}
    </>
  );
}
