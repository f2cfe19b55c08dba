#!/usr/bin/env node
// npm run audit: known holes in the packages that run in production. Not a part of npm test: it asks the registry,
// and what it finds changes without a change here. A registry without the service is said, and no failure.
import { spawnSync } from 'node:child_process';
import { auditOutcome } from './lib/audit-outcome.mjs';
import { root } from './lib/run.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { lines, code } = auditOutcome(stdout);
console.log(lines.join('\n'));
process.exit(code);
