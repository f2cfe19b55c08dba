import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { timeScale } from '../bin/lib/time-scale.mjs';

// Its default, one second, is too little on a busy machine.
configure({ asyncUtilTimeout: 8_000 * timeScale });
