// Writes the compressed copies that folders of releases lack, beside whatever else the machine does. Told by its argument:
// `{ gently, folders: [{ folder, from }] }`.
import os from 'node:os';
import { writeCopies } from '../../webpack/compressed-copies.mjs';

// The start that wanted them has ended; the next one goes on.
process.on('disconnect', () => process.exit(1));
const { gently, folders } = JSON.parse(process.argv[2]);
if (gently) os.setPriority(os.constants.priority.PRIORITY_LOW);
for (const { folder, from } of folders) await writeCopies(folder, from);
process.exit(0);
