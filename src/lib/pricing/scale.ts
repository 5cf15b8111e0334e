import type {TrafficTier} from './sheet';

/** Positions of the slider in each tier: every tier is equally long, however many visitors it takes. */
export const positionsPerTier = 20;

/** The slider's last position: one visitor more than the last tier takes. */
export function lastPosition(tiers: readonly TrafficTier[]): number {
  return tiers.length * positionsPerTier + 1;
}

/** Rounded to the power of ten below one position's worth: as exact as a slider can be aimed. */
function rounded(visitors: number, width: number): number {
  const unit = Math.max(1, 10 ** Math.floor(Math.log10(width)));
  return Math.round(visitors / unit) * unit;
}

/** The visitors at a position of the slider, from 0; the last position of a tier is its last visitor. */
export function visitorsAt(tiers: readonly TrafficTier[], position: number): number {
  const last = tiers.at(-1);
  if (last === undefined || position <= 0) return 0;
  const index = Math.ceil(position / positionsPerTier) - 1;
  const tier = tiers[index];
  if (tier === undefined) return last.to + 1;
  const share = position / positionsPerTier - index;
  if (share === 1) return tier.to;
  const width = tier.to - tier.from;
  const visitors = rounded(tier.from + share * width, width / positionsPerTier);
  return Math.min(Math.max(visitors, tier.from), tier.to);
}

/** The position that is nearest to a number of visitors without leaving its tier. */
export function positionOf(tiers: readonly TrafficTier[], visitors: number): number {
  const index = tiers.findIndex(({to}) => visitors <= to);
  const tier = tiers[index];
  if (tier === undefined) return lastPosition(tiers);
  if (visitors === 0) return 0;
  const share = tier.to === tier.from ? 1 : (visitors - tier.from) / (tier.to - tier.from);
  return index * positionsPerTier + Math.max(1, Math.round(share * positionsPerTier));
}
