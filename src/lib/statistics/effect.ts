import type {GroupSummary} from './summaries';

/** Whether a difference is absolute, or relative to control's mean. */
export type EffectScale = 'absolute' | 'relative';

export interface EstimatedEffect {
  readonly effect: number;
  /** Of the effect; by the delta method if it is relative. */
  readonly variance: number;
}

/** Treatment against control; undefined if nothing varies, or if the effect is relative and control's mean is 0. */
export function estimateEffect(
  control: GroupSummary,
  treatment: GroupSummary,
  scale: EffectScale,
): EstimatedEffect | undefined {
  const [ofControl, ofTreatment] = [control.variance / control.size, treatment.variance / treatment.size];
  const difference = treatment.mean - control.mean;
  const {effect, variance} =
    scale === 'absolute'
      ? {effect: difference, variance: ofControl + ofTreatment}
      : {
          effect: difference / control.mean,
          variance: ofTreatment / control.mean ** 2 + (ofControl * treatment.mean ** 2) / control.mean ** 4,
        };
  return Number.isFinite(effect) && variance > 0 ? {effect, variance} : undefined;
}
