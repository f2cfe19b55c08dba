#!/usr/bin/env node
// npm's prepare, after npm install: git runs .githooks/pre-commit from now on. Does nothing in an image, which has no git.
import { useHooks } from './lib/git-hooks.mjs';
import { root } from './lib/run.mjs';

useHooks(root);
