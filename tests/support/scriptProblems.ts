/** What keeps a walk-through from filling its video: one sentence for each fault. */
export function scriptProblems(
  steps: readonly {readonly at: number; readonly caption: string}[],
  duration: number,
): string[] {
  const problems: string[] = [];
  if (steps.length < 3) problems.push(`has ${steps.length} steps, needs 3 or more`);
  if (steps[0]?.at !== 0) problems.push('does not start at 0 s');
  steps.forEach(({at, caption}, index) => {
    const previous = steps[index - 1];
    if (previous !== undefined && at <= previous.at) problems.push(`step at ${at} s comes after ${previous.at} s`);
    if (at > duration - 2) problems.push(`step at ${at} s leaves less than 2 s before the end at ${duration} s`);
    if (caption.trim() === '') problems.push(`step at ${at} s has no caption`);
  });
  return problems;
}
