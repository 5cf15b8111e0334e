import {More} from '../More';
import type {PlottedLines} from './lines';
import styles from './PlotTable.module.css';

/** The numbers of lines that are drawn over the same places. */
export function PlotTable({x, y, lines}: PlottedLines) {
  const places = [...new Set(lines.flatMap(({points}) => points.map((point) => point.x)))].sort((a, b) => a - b);
  return (
    <More summary="The numbers as a table">
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{x.label}</th>
              {lines.map(({name}) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                <th scope="row">{x.format(place)}</th>
                {lines.map(({name, points}) => {
                  const found = points.find((point) => point.x === place);
                  return <td key={name}>{found === undefined ? '' : y.format(found.y)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </More>
  );
}
