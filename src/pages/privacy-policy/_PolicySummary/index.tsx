import styles from './styles.module.css';

/** The privacy policy in five lines, each with the section that says it in full. */
export const careLines = [
  {text: 'We collect what you give us, and data on use and experiments.', section: 'data-we-collect'},
  {text: 'We name who receives personal data.', section: 'disclosures'},
  {text: 'Data is processed in the United States.', section: 'international-transfers'},
  {text: 'You may ask to see, correct or delete what we hold about you.', section: 'your-rights'},
  {text: 'The product is not for children under 13.', section: 'children'},
];

/** The policy as the label sewn into a garment: five lines, each the way to its section. */
export function PolicySummary() {
  return (
    <section className={styles.label} aria-labelledby="care-label" data-search="skip">
      <h2 id="care-label" className={styles.title}>
        The short version
      </h2>
      <ul className={styles.lines}>
        {careLines.map(({text, section}) => (
          <li key={section}>
            <a className={styles.line} href={`#${section}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
