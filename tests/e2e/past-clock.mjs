/** Loaded before a shop's program (`--import`): its clock is DAYS_AGO days behind, also that of its embedded database. */
const behind = Number(process.env.DAYS_AGO) * 24 * 60 * 60 * 1000;
const now = Date.now;

Date.now = () => now() - behind;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, created) =>
    Reflect.construct(RealDate, given.length === 0 ? [Date.now()] : given, created),
});
