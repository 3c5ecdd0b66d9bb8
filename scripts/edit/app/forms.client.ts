import './no-refresh.ts';
import { Keystatic } from '@keystatic/core/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../keystatic.ts';
import { keepGerman } from './german.ts';

keepGerman();
const place = document.getElementById('formulare');
if (place) createRoot(place).render(createElement(Keystatic, { config }));
