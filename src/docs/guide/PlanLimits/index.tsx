import {plans} from '@site/src/content/plans';
import {Table} from '@site/src/ui/Table';

const columns = ['Plan', 'Audience segments', 'Team members', 'Traffic'];

/** What each plan includes, as the price list has it. */
export function PlanLimits() {
  const rows = plans.map(({name, audienceSegments, teamMembers, traffic}) => [
    <strong key="name">{name}</strong>,
    audienceSegments,
    teamMembers,
    traffic,
  ]);
  return <Table columns={columns} rows={rows} />;
}
