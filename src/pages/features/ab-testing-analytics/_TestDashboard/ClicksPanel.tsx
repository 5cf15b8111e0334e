import {pointsRange} from '@site/src/content/conclusionWords';
import {clickRows, decidedTest} from '@site/src/content/sampleTest';
import {differenceInterval} from '@site/src/lib/statistics/intervals';
import {percent} from '@site/src/lib/percent';
import dataTable from '../../_dataTable.module.css';
import {Note} from '@site/src/ui/Note';
import {Table} from '@site/src/ui/Table';
import styles from './ClicksPanel.module.css';

const {visitors} = decidedTest.control;
const longest = Math.max(...clickRows.flatMap(({control, treatment}) => [control, treatment]));

function Share({clicked, tailored = false}: {clicked: number; tailored?: boolean}) {
  return (
    <>
      <span className={styles.value}>{percent(clicked / visitors)}</span>
      <span className={styles.bar} data-tailored={tailored} style={{inlineSize: `${(clicked / longest) * 100}%`}} />
    </>
  );
}

/** Engagement: who clicked what, in both groups of the example. */
export function ClicksPanel() {
  return (
    <>
      <Table
        className={dataTable.table}
        isHeaded
        caption="Visitors who clicked at least once, by element"
        columns={['Element', 'Control', 'Treatment', 'Difference, 95% interval']}
        cellLabels={['Element', 'Control', 'Treatment', 'Difference']}
        rows={clickRows.map(({element, control, treatment}) => {
          const {low, high} = differenceInterval({visitors, conversions: control}, {visitors, conversions: treatment});
          return [
            element,
            <Share key="control" clicked={control} />,
            <Share key="treatment" clicked={treatment} tailored />,
            <span key="difference" className={styles.range}>
              {pointsRange(low, high)}
            </span>,
          ];
        })}
      />
      <Note>
        Made-up figures, {visitors.toLocaleString('en-US')} visitors in each group. By default any click is a
        conversion, as in the first row. This test counts the second row, clicks on “Start free trial.”
      </Note>
    </>
  );
}
