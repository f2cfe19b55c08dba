import { addressesIn, startScripts } from './start-scripts.ts';

/** The page's first script, which names the others. */
void startScripts(addressesIn(document.currentScript));
