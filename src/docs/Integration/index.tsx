import {Fragment} from 'react';
import {InlineCode} from '@site/src/ui/InlineCode';
import {SiteLink} from '@site/src/ui/SiteLink';
import {YouShouldSee} from '../guide/YouShouldSee';
import {Words} from './Words';
import {integrationOf, integrationPath, integrations} from './tools';
import {Table} from '@site/src/ui/Table';

interface WordsTableProps {
  readonly columns: readonly string[];
  /** As many texts as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

function WordsTable({columns, rows}: WordsTableProps) {
  return <Table columns={columns} rows={rows.map((row) => row.map((text) => <Words key={text} text={text} />))} />;
}

/** The sections of docs/integrations/_template.mdx, each for the tool of the page. */
interface ToolProps {
  readonly tool: string;
}

export function ToolName({tool}: ToolProps) {
  return integrationOf(tool).name;
}

export function Arrivals({tool}: ToolProps) {
  const rows = integrationOf(tool).arrivals.map(({name, value}) => [name, value]);
  return <WordsTable columns={['In your tool', 'What it is']} rows={rows} />;
}

export function Checks({tool}: ToolProps) {
  return (
    <ol>
      {integrationOf(tool).checks.map(({act, see}) => (
        <li key={act}>
          <p>
            <Words text={act} />
          </p>
          <YouShouldSee>
            <Words text={see} />
          </YouShouldSee>
        </li>
      ))}
    </ol>
  );
}

export function FunnelSteps({tool}: ToolProps) {
  return (
    <ol>
      {integrationOf(tool).funnel.map((step) => (
        <li key={step}>
          <Words text={step} />
        </li>
      ))}
    </ol>
  );
}

export function Consent({tool}: ToolProps) {
  return (
    <p>
      <Words text={integrationOf(tool).consent} />
    </p>
  );
}

export function Faults({tool}: ToolProps) {
  const rows = integrationOf(tool).faults.map(({see, cause, remedy}) => [see, cause, remedy]);
  return <WordsTable columns={['What you see', 'Likely cause', 'What to do']} rows={rows} />;
}

function HostList({hosts}: {readonly hosts: readonly string[]}) {
  return hosts.map((host, index) => (
    <Fragment key={host}>
      {index > 0 && (index === hosts.length - 1 ? ' and ' : ', ')}
      <InlineCode>{host}</InlineCode>
    </Fragment>
  ));
}

/** Hosts for the security policy, then the tool's own documentation. */
export function HostsAndSources({tool}: ToolProps) {
  const {hosts, name, sources} = integrationOf(tool);
  return (
    <>
      <p>
        If your site has a Content Security Policy,{' '}
        {Object.entries(hosts).map(([directive, list], index, {length}) => (
          <Fragment key={directive}>
            {index > 0 && (index === length - 1 ? ', and ' : ', ')}
            <InlineCode>{directive}</InlineCode> has to allow <HostList hosts={list} />
          </Fragment>
        ))}
        . Under <InlineCode>strict-dynamic</InlineCode>, the script needs{' '}
        <SiteLink to="/docs/install#nonces-and-strict-dynamic">the nonce</SiteLink> instead of its host.
      </p>
      <p>
        {name} in its own words:{' '}
        {sources.map(({label, address}, index) => (
          <Fragment key={address}>
            {index > 0 && ', '}
            <SiteLink to={address}>{label}</SiteLink>
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}

/** All tools, and how the event gets to each. */
export function IntegrationTable() {
  const rows = integrations.map((each) => [
    `[${each.name}](${integrationPath(each)})`,
    `\`'${each.analyticsProvider}'\``,
    each.way,
  ]);
  return <WordsTable columns={['Tool', 'analyticsProvider', 'How the event gets there']} rows={rows} />;
}
