import {useState, type ReactNode} from 'react';
import {Field, type FieldProps} from '@site/src/ui/Field';

export interface TypedFieldProps extends FieldProps {
  readonly onBlur?: (() => void) | undefined;
}

/** A field whose problem is told once it is left: nobody is told off for a number that is half typed. */
export function TypedField({problem, onBlur, children, ...rest}: TypedFieldProps): ReactNode {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Field {...rest} problem={isTyping ? undefined : problem}>
      {(control) =>
        children({
          ...control,
          onInput: () => setIsTyping(true),
          onBlur: () => {
            setIsTyping(false);
            onBlur?.();
          },
        })
      }
    </Field>
  );
}
