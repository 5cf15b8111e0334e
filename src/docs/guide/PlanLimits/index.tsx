import {plans} from '@site/src/content/plans';
import {LabeledTable} from '@site/src/ui/LabeledTable';

const columns = ['Plan', 'Audience segments', 'Team members', 'Traffic'];

/** What each plan includes, as the price list has it. */
export function PlanLimits() {
  const rows = plans.map(({name, audienceSegments, teamMembers, traffic}) => ({
    key: name,
    cells: [<strong key="name">{name}</strong>, audienceSegments, teamMembers, traffic],
  }));
  return <LabeledTable columns={columns} rows={rows} isFirstPlain />;
}
