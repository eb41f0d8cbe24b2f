// npm run examples: adds example deliveries, offers, sizes, options and stock to the configured shop.
import { system } from "#domain/accounts/actor.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { loadExamples } from "#server/examples/load-examples.ts";
import { openServices } from "#server/runtime/open-services.ts";

process.exitCode = await runCommand(async ({ config, log, openConfigured }) => {
  const { services, close } = await openServices(config, await openConfigured(), log);
  const added = await loadExamples({ ...services, actor: system, now: new Date() }).finally(close);
  for (const name of added) console.log(`Criado: ${name}`);
  if (added.length === 0) console.log("A loja já tem os exemplos.");
  return 0;
});
