import {Island} from '@site/src/browser/islands/Island';
import {countInWords} from '@site/src/lib/countInWords';
import CampaignAddresses from '@site/src/tools/campaignAddresses/CampaignAddresses.island';
import {campaignDefaults} from '@site/src/tools/campaignAddresses/defaults';
import {matchList, linesOf, type MatchRow} from '@site/src/tools/campaignAddresses/matchList';
import {judgmentWords} from '@site/src/tools/campaignAddresses/matchWords';
import {byScheme, encodeValue} from '@site/src/tools/campaignAddresses/namingScheme';
import {previewLinks, previewNames} from '@site/src/tools/campaignAddresses/parameters';
import {numbersIn} from '@site/src/tools/campaignAddresses/wanted';
import {InlineCode} from '@site/src/ui/InlineCode';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Table} from '@site/src/ui/Table';
import {ToolPage} from '../_ToolPage';
import styles from './styles.module.css';

const spellings = ['Spring Sale', 'spring_sale', 'Grün & Blau', '{keyword}'] as const;

const patterns = ['*de*', '*-de-*', 'implants-*'] as const;

const lines = linesOf(campaignDefaults.list);
/** Those for Germany. */
const wanted = numbersIn(campaignDefaults.wanted);

/** What a pattern does to the addresses of the example. */
function counts(pattern: string): string {
  const matched = matchList(lines, 'utm_campaign', pattern, wanted);
  const rows: readonly MatchRow[] = typeof matched === 'string' ? [] : matched;
  return (['asWanted', 'missed', 'byMistake'] as const)
    .map((judgment) => ({judgment, count: rows.filter((row) => row.judgment === judgment).length}))
    .filter(({count}) => count > 0)
    .map(({judgment, count}) => `${judgmentWords[judgment].toLowerCase()}: ${count}`)
    .join(', ');
}

/** How patterns are read, how values are written, and what the preview links are; with examples that the tool itself computes. */
function Method() {
  const pageWithValue = 'https://example.com/spring?utm_campaign=spring-sale#prices';
  return (
    <>
      <h3>How URLs are built</h3>
      <p>
        The values go to the end of the query, before a <InlineCode>#</InlineCode>. A UTM value that the page URL
        already has is replaced. Everything else in it stays, written as browsers send it.
      </p>
      <p>
        We recommend this naming scheme: lower case, letters and digits, and a hyphen for anything else. Then nothing
        depends on how a space arrives, as <InlineCode>+</InlineCode> or <InlineCode>%20</InlineCode>, or on upper and
        lower case. And <InlineCode>spring_sale</InlineCode> and <InlineCode>Spring Sale</InlineCode> become one line of
        your report. What ad tools fill in, such as <InlineCode>{'{keyword}'}</InlineCode>, stays.
      </p>
      <Table
        className={styles.table}
        columns={['You type', 'By the scheme', 'As you typed it']}
        cellLabels="none"
        rows={spellings.map((typed) => [
          typed,
          <code key="byScheme">{byScheme(typed)}</code>,
          <code key="asTyped">{encodeValue(typed)}</code>,
        ])}
      />
      <p>
        For names that patterns can tell apart, write the same fields in the same order, as in{' '}
        <SiteLink to="/blog/utm-wildcards">Name your campaigns so that one pattern matches them</SiteLink>.
      </p>
      <h3>How patterns are read</h3>
      <p>
        In a <SiteLink to="/docs/triggers#patterns">pattern</SiteLink>, a star stands for any text:{' '}
        <InlineCode>spring*</InlineCode> at the end, <InlineCode>*-sale</InlineCode> at the start,{' '}
        <InlineCode>*sale*</InlineCode> at both. Without a star, the pattern is the whole value. Write values in lower
        case, and give each star some text to stand for. The tool marks other values as to be checked: look at the page,
        or ask through <SiteLink to="/?contact=true">Contact</SiteLink>.
      </p>
      <p>
        Mark the URLs you want. One that the pattern leaves out is missed; another that it catches is caught by mistake.
        Of the {countInWords(lines.length)} values above, {countInWords(wanted.size)} are for Germany:
      </p>
      <Table
        className={styles.table}
        columns={['Pattern', 'What it does']}
        cellLabels="none"
        rows={patterns.map((pattern) => [<InlineCode key="pattern">{pattern}</InlineCode>, counts(pattern)])}
      />
      <h3>How preview links work</h3>
      <p>
        <InlineCode>preview_mode</InlineCode> shows{' '}
        <SiteLink to="/docs/ab-testing#preview-modes">one version of a page</SiteLink>, and{' '}
        <InlineCode>t_healthcheck</InlineCode>, which has no value,{' '}
        <SiteLink to="/docs/install#check-it">checks the script tag</SiteLink>. Both go after the other parameters:
      </p>
      <ul>
        {previewLinks(pageWithValue).map(({preview, address}) => (
          <li key={preview}>
            {previewNames[preview]}: <InlineCode>{address}</InlineCode>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function CampaignAddressesPage() {
  return (
    <ToolPage
      name="campaignAddresses"
      tool={<Island of={CampaignAddresses} props={{}} readsAddress />}
      methodTitle="How it works"
      method={<Method />}
      note={
        <>
          Sample URLs until you change them. It all happens in your browser, and nothing is sent. A page opens only when
          you choose <b>Open</b>.
        </>
      }
      next={{
        title: 'Use the pattern in a trigger',
        text: 'What a trigger can match, what happens if two of them match, and how to test one on your page.',
        link: {to: '/docs/triggers', label: 'Triggers and patterns'},
      }}
    />
  );
}
