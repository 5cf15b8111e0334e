import clsx from 'clsx';
import {Lines} from '@site/src/ui/DrawnPage';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const fields = [
  {name: 'Words', value: 'See the price list'},
  {name: 'Leads to', value: '/pricing'},
  {name: 'Shown for', value: 'utm_term=*price*'},
];

/** Screenshot, drawn: a page in the editor, its button selected and the button's panel open. */
export function ButtonPicture() {
  return (
    <Frame
      address="yoursite.com/payroll"
      label="Screenshot of the editor: the button of a page is selected, and its panel has fields for the words, the link, and the campaign it is shown for."
    >
      <div className={styles.page}>
        <div className={styles.headline}>Payroll for growing teams</div>
        <Lines lengths={[80, 55]} />
        <div className={styles.tailored}>
          <span className={clsx(drawn.button, styles.button)}>See the price list</span>
        </div>
      </div>
      <div className={styles.panel}>
        <div className={text.strong}>Button</div>
        {fields.map(({name, value}) => (
          <div key={name} className={styles.row}>
            <span className={text.quiet}>{name}</span>
            <span className={styles.field}>{value}</span>
          </div>
        ))}
        <div className={styles.row}>
          <span className={text.quiet}>Original</span>
          <span className={text.quiet}>Get started, /signup</span>
        </div>
      </div>
    </Frame>
  );
}
