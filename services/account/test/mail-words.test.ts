import path from 'node:path';
import { testMailWords } from '@narae/test-kit/mail-words';
import { mailExamples } from './support/mail-examples.ts';

testMailWords(path.join(import.meta.dirname, 'mail-words'), mailExamples);
