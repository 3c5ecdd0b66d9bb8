import { expect, test } from 'vitest';
import { drawPortrait, portraitPlace } from '../../../src/features/portrait/draw-portrait.ts';
import { project } from '../../support/content-project.ts';

const { root, write } = project();

test('a message about a photograph names the line of its person, or the page that shows it', () => {
  write('src/content/team.json', '{ "items": [\n{ "image": "ada" },\n{ "image": "kim" }\n] }');
  expect(portraitPlace(root(), 'kim')).toEqual({ file: 'src/content/team.json', line: 3 });
  write('src/content/startseite.json', '{ "about": {\n"portrait": "eva" } }');
  expect(portraitPlace(root(), 'eva')).toEqual({ file: 'src/content/startseite.json', line: 2 });
});

test('a portrait that cannot be drawn stops the build as a fault of the content', () =>
  expect(drawPortrait('nicht-da', [])).rejects.toMatchObject({ name: 'Inhalt' }));
