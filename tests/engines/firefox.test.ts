import { installedFirefox } from '../../scripts/browser.mjs';
import { testEngine } from './engine.ts';
import { openFirefox } from './firefox.ts';

testEngine('Firefox', installedFirefox(), openFirefox);
