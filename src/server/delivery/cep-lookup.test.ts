import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { faultyServers } from "../../../tests/support/faulty-servers.ts";
import { createCepLookup } from "./cep-lookup.ts";

const paulista = { logradouro: "Avenida Paulista", bairro: "Bela Vista", localidade: "São Paulo", uf: "SP" };
const address = "Avenida Paulista, Bela Vista, São Paulo - SP";

/** Starts a fake postal-code service that records its requests. */
async function serve(answer: RequestListener): Promise<{ url: string; requests(): string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/ws/{cep}/json/`, requests: () => requests };
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));

const lookup = (...urls: string[]) => createCepLookup({ urls, timeoutMs: 200 });

describe("looking up a CEP", () => {
  it("composes the address and sends the eight digits", async () => {
    const service = await serve(answering(paulista));
    expect((await lookup(service.url).find("01310100")).address).toBe(address);
    expect(service.requests()).toEqual(["/ws/01310100/json/"]);
  });

  it.each([[true], ["true"]])("takes erro: %j for a CEP that does not exist", async (erro) => {
    const service = await serve(answering({ erro }));
    await expect(lookup(service.url).find("99999999")).rejects.toThrow(new DomainError("cep_not_found"));
  });

  it("caches an answer and does not request it again", async () => {
    const service = await serve(answering(paulista));
    const ceps = lookup(service.url);
    await Promise.all([ceps.find("01310100"), ceps.find("01310100")]);
    await ceps.find("01310100");
    expect(service.requests()).toHaveLength(1);
  });

  it.each([
    ["answers 500", answering("", 500)],
    ["answers no JSON", answering("<html>")],
    ["answers something else", answering({ status: "ok" })],
    ["never answers", (() => {}) as RequestListener],
    ["breaks the connection", ((_, response) => void response.destroy()) as RequestListener],
  ])("falls back to the second service when the first %s", async (_, broken) => {
    const first = await serve(broken);
    const second = await serve(
      answering({ street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" }),
    );
    expect((await lookup(first.url, second.url).find("01310100")).address).toBe(address);
  });

  it.each(Object.entries(faultyServers))(
    "falls back to the second service when the first %s",
    async (_, openFaultyServer) => {
      const peer = await openFaultyServer();
      onTestFinished(peer.close);
      const second = await serve(answering(paulista));
      const ceps = lookup(`http://127.0.0.1:${peer.port}/{cep}`, second.url);
      expect((await ceps.find("01310100")).address).toBe(address);
    },
  );

  it("aborts an answer that never ends", async () => {
    const service = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(30_000)), 1);
      response.once("close", () => clearInterval(timer));
    });
    await expect(
      createCepLookup({ urls: [service.url], timeoutMs: 20_000 }).find("01310100"),
    ).rejects.toThrow(new DomainError("cep_unavailable"));
  });

  it("stops calling a service that never answers, instead of piling up calls", async () => {
    const service = await serve(() => {});
    const ceps = lookup(service.url);
    const ask = (from: number) =>
      Promise.allSettled(Array.from({ length: 100 }, (_, number) => ceps.find(String(from + number))));
    await ask(10_000_000);
    const requests = service.requests().length;
    expect(requests).toBeLessThanOrEqual(20);
    await ask(20_000_000);
    expect(service.requests()).toHaveLength(requests);
  });

  it("reports that no service is available when all fail", async () => {
    const service = await serve(answering("", 503));
    await expect(lookup(service.url, service.url).find("01310100")).rejects.toThrow(
      new DomainError("cep_unavailable"),
    );
  });

  it("sends no request for an invalid CEP", async () => {
    const service = await serve(answering(paulista));
    await expect(lookup(service.url).find("../../x")).rejects.toThrow(new DomainError("cep_not_found"));
    expect(service.requests()).toEqual([]);
  });
});
