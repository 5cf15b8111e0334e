/** Preloaded into Node: the process begins at the moment that CLOCK names, and its time goes on from there. */
const RealDate = Date;
const ahead = RealDate.parse(process.env.CLOCK ?? '') - RealDate.now();
if (Number.isNaN(ahead)) throw new Error(`CLOCK is "${process.env.CLOCK}"; write a moment, such as 2027-03-14T08:10Z.`);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
