/**
 * Preloaded into a build: has it run 40 days later than it does, so that what
 * depends on the day of the build shows.
 */
const RealDate = Date;
const now = () => RealDate.now() + 40 * 86_400_000;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
