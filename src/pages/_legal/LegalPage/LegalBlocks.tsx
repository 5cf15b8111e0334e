import {Island} from '@site/src/browser/islands/Island';
import {Table} from '@site/src/ui/Table';
import {SiteLink} from '@site/src/ui/SiteLink';
import type {LegalBlock, LegalTable, LegalWords} from '../document';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {outsideServices} from '../outsideServices';
import StorageCheck from '../StorageCheck/StorageCheck.island';

function Words({words}: {words: LegalWords}) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <SiteLink key={part.label} to={part.to}>
        {part.label}
      </SiteLink>
    ),
  );
}

function WordsTable({table: {caption, columns, rows, isCode = false}}: {table: LegalTable}) {
  const cells = rows.map((row) =>
    row.map((cell, index) => (isCode && index === 0 ? <code key={cell}>{cell}</code> : cell)),
  );
  return <Table ariaLabel={caption} columns={columns} rows={cells} isFirstLabeled />;
}

function Contact({words, subject}: {words: string; subject: string}) {
  const {contactEmail} = useSettings();
  return (
    <p>
      {words} <SiteLink to={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>{contactEmail}</SiteLink>.
    </p>
  );
}

/** What other companies may store through this website: as many as this deployment has set up, or none. */
function OutsideServices() {
  const services = outsideServices(useSettings());
  if (services.length === 0) {
    return (
      <p>
        This website uses no services from other companies: no tag manager, no outside form, no outside video. So it
        sets none of their cookies.
      </p>
    );
  }
  return (
    <>
      <p>These services from other companies are part of this website:</p>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </>
  );
}

/** One block of a legal text: words, a list, a table, an address, or a part that looks something up. */
export function LegalBlockContent({block}: {block: LegalBlock}) {
  if (typeof block === 'string' || 'length' in block) {
    return (
      <p>
        <Words words={block} />
      </p>
    );
  }
  if ('table' in block) return <WordsTable table={block.table} />;
  if ('contact' in block) return <Contact words={block.contact} subject={block.subject} />;
  if ('part' in block) {
    return block.part === 'storage-check' ? <Island of={StorageCheck} props={{}} /> : <OutsideServices />;
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words words={item} />
        </li>
      ))}
    </ul>
  );
}
