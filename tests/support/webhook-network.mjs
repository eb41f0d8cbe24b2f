/**
 * Loaded before a shop's program (`--import`): names under exemplo.com.br have a public address, and what is sent to one
 * arrives, without TLS, at RECEIVER_PORT of this machine.
 */
import dns from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const isStandIn = (host) => host.endsWith(".exemplo.com.br");
const { resolve4, resolve6 } = dns.Resolver.prototype;
const { request } = https;

dns.Resolver.prototype.resolve4 = async function (host) {
  return isStandIn(host) ? ["93.184.216.34"] : resolve4.call(this, host);
};
dns.Resolver.prototype.resolve6 = async function (host) {
  return isStandIn(host) ? [] : resolve6.call(this, host);
};

https.request = (url, options, ...rest) => {
  if (!(url instanceof URL) || !isStandIn(url.hostname)) return request(url, options, ...rest);
  const here = `http://127.0.0.1:${process.env.RECEIVER_PORT}${url.pathname}`;
  return http.request(here, { ...options, lookup: undefined }, ...rest);
};

syncBuiltinESMExports();
