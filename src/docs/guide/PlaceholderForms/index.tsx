import {placeholderForms} from '@site/src/content/adPlaceholders';
import {InlineCode} from '@site/src/ui/InlineCode';
import {Table} from '@site/src/ui/Table';

/** The placeholders that the tool for campaign URLs knows: an example of each form, and whose it is. */
export function PlaceholderForms() {
  const rows = placeholderForms.map(({example, tools}) => [
    <InlineCode key="example">{example}</InlineCode>,
    tools.join(', '),
  ]);
  return <Table columns={['Looks like', 'Whose it is']} rows={rows} />;
}
