import type {GroupSummary} from './summaries';

/** Whether a difference is told as it is, or as a share of control's mean. */
export type EffectScale = 'absolute' | 'relative';

export interface EstimatedEffect {
  readonly effect: number;
  /** Of the effect; by the delta method where it is relative. */
  readonly variance: number;
}

/** Treatment against control; undefined where nothing varies, or control's mean is 0 and the effect relative. */
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
