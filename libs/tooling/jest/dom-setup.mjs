import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { timeScale } from '../bin/lib/time-scale.mjs';

// Its default, one second, is too little on a busy machine.
configure({ asyncUtilTimeout: 8_000 * timeScale });

// Forms keep their drafts in the tab (SHELL-18): no test begins with the words of another one.
beforeEach(() => sessionStorage.clear());

// Browsers have had it since 2019, jsdom has not.
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
