import {placeholderForms} from '@site/src/content/adPlaceholders';
import {InlineCode} from '@site/src/ui/InlineCode';
import {LabeledTable} from '@site/src/ui/LabeledTable';

/** The placeholders that the tool for campaign URLs knows: an example of each form, and whose it is. */
export function PlaceholderForms() {
  const rows = placeholderForms.map(({example, tools}) => ({
    key: example,
    cells: [<InlineCode key="example">{example}</InlineCode>, tools.join(', ')],
  }));
  return <LabeledTable columns={['Looks like', 'Whose it is']} rows={rows} isFirstPlain />;
}
