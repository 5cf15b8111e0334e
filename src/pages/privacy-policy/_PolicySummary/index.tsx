import styles from './styles.module.css';

/** The privacy policy in five lines, each with a symbol of a garment's label and the section that says it in full. */
export const careLines = [
  {
    symbol: <path d="M4 9l4 20h24l4-20M4 11c4 0 4 4 8 4s4-4 8-4 4 4 8 4 4-4 8-4" />,
    text: 'We collect what you give us, and data on use and experiments.',
    section: 'data-we-collect',
  },
  {
    symbol: <path d="M20 5l15 24H5zM6 6l28 24M34 6L6 30" />,
    text: 'We name who receives personal data.',
    section: 'disclosures',
  },
  {
    symbol: <path d="M6 4h28v28H6zM30 18a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" />,
    text: 'Data is processed in the United States.',
    section: 'international-transfers',
  },
  {
    symbol: <circle cx="20" cy="18" r="14" />,
    text: 'You may ask to see, correct or delete what we hold about you.',
    section: 'your-rights',
  },
  {
    symbol: <path d="M4 28c1-9 7-14 15-14h12l4 14zM14 14V8h14M6 5l28 27M34 5L6 32" />,
    text: 'The product is not for children under 13.',
    section: 'children',
  },
];

/** The policy as the label sewn into a garment: five lines, each with a symbol and the way to its section. */
export function PolicySummary() {
  return (
    <section className={styles.label} aria-labelledby="care-label" data-search="skip">
      <h2 id="care-label" className={styles.title}>
        The short version
      </h2>
      <ul className={styles.lines}>
        {careLines.map(({symbol, text, section}) => (
          <li key={section}>
            <a className={styles.line} href={`#${section}`}>
              <svg
                fill="none"
                stroke="currentColor"
                strokeWidth="2.2"
                strokeLinecap="round"
                strokeLinejoin="round"
                viewBox="0 0 40 36"
                aria-hidden="true"
              >
                {symbol}
              </svg>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
