import { addressesIn, startScripts } from './start-scripts.ts';

void startScripts(addressesIn(document.currentScript));
