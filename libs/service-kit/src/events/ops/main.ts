import { readSiteAddresses } from './config.ts';
import { listDeadLetters, replayDeadLetters, requestRebuild, showDeadLetter } from './commands.ts';

const usage = `Usage:
  npm run dead-letters -- list
  npm run dead-letters -- show <id>
  npm run dead-letters -- replay <id> | all
  npm run rebuild -- <projection>, such as booking-products`;

const [command, first = '', second = ''] = process.argv.slice(2);

const work = (): Promise<string> => {
  if (command === 'rebuild' && first) return requestRebuild(readSiteAddresses().natsUrl, first);
  if (command === 'dead-letters' && first === 'list') return listDeadLetters(readSiteAddresses());
  if (command === 'dead-letters' && first === 'show' && second)
    return showDeadLetter(readSiteAddresses(), second);
  if (command === 'dead-letters' && first === 'replay' && second)
    return replayDeadLetters(readSiteAddresses(), second);
  throw new Error(usage);
};

try {
  process.stdout.write(`${await work()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
