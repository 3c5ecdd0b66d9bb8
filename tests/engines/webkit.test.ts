import { installedWebKit } from '../../scripts/browser.mjs';
import { testEngine } from './engine.ts';
import { openWebKit } from './webkit.ts';

testEngine('WebKit', installedWebKit(), openWebKit);
