import type {Step} from '../../src/player/scenes';

/** What keeps a storyboard from filling its video: one sentence for each fault. */
export function scriptProblems(
  steps: readonly Pick<Step, 'seconds' | 'chapter' | 'caption'>[],
  duration: number,
): string[] {
  const problems: string[] = [];
  if (steps.length < 3) problems.push(`has ${steps.length} steps, needs 3 or more`);
  const total = steps.reduce((sum, {seconds}) => sum + seconds, 0);
  if (total !== duration) problems.push(`lasts ${total} s, is said to last ${duration} s`);
  if (steps[0]?.chapter === undefined) problems.push('does not begin with a chapter');
  if (steps.filter(({chapter}) => chapter !== undefined).length < 2) problems.push('has fewer than two chapters');
  steps.forEach(({seconds, caption}, index) => {
    // Nobody reads faster than this.
    if (seconds < Math.max(2, caption.length / 30)) problems.push(`step ${index + 1} is too short for its caption`);
    if (caption.trim() === '') problems.push(`step ${index + 1} has no caption`);
  });
  return problems;
}
