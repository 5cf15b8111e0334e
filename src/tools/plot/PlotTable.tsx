import {Table} from '@site/src/ui/Table';
import {More} from '../More';
import type {PlottedLines} from './lines';
import styles from './PlotTable.module.css';

/** The numbers of lines that are drawn over the same places. */
export function PlotTable({x, y, lines}: PlottedLines) {
  const places = [...new Set(lines.flatMap(({points}) => points.map((point) => point.x)))].sort((a, b) => a - b);
  return (
    <More summary="The numbers as a table">
      <div className={styles.scroll}>
        <Table
          columns={[x.label, ...lines.map(({name}) => name)]}
          cellLabels="none"
          isHeaded
          rows={places.map((place) => [
            x.format(place),
            ...lines.map(({points}) => {
              const found = points.find((point) => point.x === place);
              return found === undefined ? '' : y.format(found.y);
            }),
          ])}
        />
      </div>
    </More>
  );
}
