import type {Amount, Plan, PlanPrice, PriceSheet, TrafficTier} from './sheet';

const amountRule = 'dollars a month: 0 or more, with at most two decimals';
const visitorRule = 'a whole number of visitors, 0 or more';

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function amountProblems(what: string, amount: Amount | PlanPrice): string[] {
  if (amount.state !== 'set') return [];
  const {dollars} = amount;
  const isAmount = Number.isFinite(dollars) && dollars >= 0 && Number(dollars.toFixed(2)) === dollars;
  return isAmount ? [] : [`${what} is ${dollars}. Write ${amountRule}.`];
}

function planProblems(plan: Plan): string[] {
  const {name, price, audienceSegments, teamMembers} = plan;
  const allowances = Object.entries({audienceSegments, teamMembers}).flatMap(([field, value]) =>
    value === 'Unlimited' || (isWhole(value) && value > 0)
      ? []
      : [`${field} of ${name} is ${value}. Write a whole number from 1, or 'Unlimited'.`],
  );
  return [...amountProblems(`The price of ${name}`, price), ...allowances];
}

function rangeProblem({from, to}: TrafficTier, due: number, tier: string): string[] {
  if (!isWhole(from)) return [`${tier} begins at ${from}. Write ${visitorRule}.`];
  if (!isWhole(to)) return [`${tier} ends at ${to}. Write ${visitorRule}.`];
  if (to < from) return [`${tier} ends at ${to}, before its first visitor ${from}. Write a last visitor from ${from}.`];
  if (!Number.isNaN(due) && from !== due) {
    const fault = from > due ? 'leaves a gap' : 'overlaps the tier before it';
    return [`${tier} begins at ${from} and ${fault}. Write from: ${due}.`];
  }
  return [];
}

/** A plan's price is its price on the first tier, so that tier adds nothing. */
function firstRateProblem(first: TrafficTier | undefined): string[] {
  return first?.rate.state === 'set' && first.rate.dollars > 0
    ? [`The rate of traffic tier 1 is ${first.rate.dollars}. Write 0: the price of a plan is that on the first tier.`]
    : [];
}

/** What is wrong with a price sheet, one sentence each: the value, and what to write instead. */
export function priceSheetProblems({plans, tiers}: PriceSheet): string[] {
  const names = plans.map(({name}) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const popular = plans.filter((plan) => plan.popular).map(({name}) => name);
  return [
    ...repeated.map((name) => `Two plans are named ${name}. Give each its own name.`),
    ...(popular.length > 1 ? [`${popular.join(' and ')} are popular. Write popular: true for one plan.`] : []),
    ...plans.flatMap(planProblems),
    ...tiers.flatMap((tier, index) => {
      const before = tiers[index - 1];
      // After a tier without a usable end, where this one has to begin is unknown.
      const due = before === undefined ? 0 : isWhole(before.to) ? before.to + 1 : NaN;
      const name = `Traffic tier ${index + 1}`;
      return [...rangeProblem(tier, due, name), ...amountProblems(`The rate of traffic tier ${index + 1}`, tier.rate)];
    }),
    ...firstRateProblem(tiers[0]),
  ];
}

/**
 * Holds a price sheet to its rules.
 *
 * @param file where the sheet is written, for the message.
 * @throws Error that names the file and lists every problem.
 */
export function checkPriceSheet(sheet: PriceSheet, file: string): void {
  const problems = priceSheetProblems(sheet);
  if (problems.length > 0) throw new Error([`${file} cannot be used:`, ...problems].join('\n- '));
}
