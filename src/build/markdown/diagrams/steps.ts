const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/**
 * What a drawing says, one line for each of its arrows in the order in which
 * the source names them, such as 'In a test to Fully ramped: Ramp to 100%'.
 * Empty for a drawing without arrows, such as a chart.
 */
export function stepsOf(svg: string): string[] {
  const labels = new Map<string, string>();
  for (const [tag] of svg.matchAll(/<g class="(?:node|actor)"[^>]*>/g)) {
    const start = attribute(tag, 'data-shape') === 'state-start';
    const end = attribute(tag, 'data-shape') === 'state-end';
    labels.set(attribute(tag, 'data-id'), start ? 'Start' : end ? 'End' : attribute(tag, 'data-label'));
  }
  return [...svg.matchAll(/<(?:polyline class="edge"|g class="message")[^>]*>/g)].map(([tag]) => {
    const [from, to] = ['data-from', 'data-to'].map((name) => labels.get(attribute(tag, name)) ?? attribute(tag, name));
    const way = from === to ? from : `${from} to ${to}`;
    const label = attribute(tag, 'data-label');
    return label === '' ? `${way}` : `${way}: ${label}`;
  });
}
