import type {ReactNode} from 'react';
import {plans} from '@site/src/content/plans';

const columns = ['Plan', 'Audience segments', 'Team members', 'Traffic'] as const;

/** What each plan includes, as the price list has it. */
export function PlanLimits(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map(({name, audienceSegments, teamMembers, traffic}) => (
          <tr key={name}>
            <td>
              <strong>{name}</strong>
            </td>
            {/* The label stands before the cell on phones, as in the tables of src/build/markdown/tableLabels. */}
            {[audienceSegments, teamMembers, traffic].map((value, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
