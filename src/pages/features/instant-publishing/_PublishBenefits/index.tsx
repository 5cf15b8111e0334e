import {Tailored} from '@site/src/ui/Tailored';
import {pageLoad} from '@site/src/content/claims';
import {addresses, benefits, originalAddress, ownAddress} from '../words';
import styles from './styles.module.css';

const {vanity} = addresses;

const drawings = {
  url: (
    <span className={styles.address}>
      {originalAddress}
      <Tailored>{ownAddress.slice(originalAddress.length)}</Tailored>
    </span>
  ),
  vanity: (
    <span className={styles.short}>
      yoursite.com<Tailored>{vanity.address.slice('yoursite.com'.length)}</Tailored>
    </span>
  ),
  developers: (
    <span className={styles.list}>
      <s>Ticket</s>
      <s>Deployment</s>
      <s>Release window</s>
    </span>
  ),
  load: (
    <span className={styles.gauge}>
      <b>{pageLoad.value}</b>
      <i />
      <span className={styles.ticks}>
        <span>0</span>
        <span>1 s</span>
        <span>2 s</span>
      </span>
    </span>
  ),
};

/** What publishing gives, each drawn. */
export function PublishBenefits() {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({id, title, description}) => (
        <li key={id} className={styles.benefit} data-benefit={id}>
          <div className={styles.drawing} aria-hidden="true">
            {drawings[id]}
          </div>
          <h3>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
