/** Kampagnenwebsite: the home page of somebody who does not exist, with quiz, donations, ranking. */
import { circle, each } from './parts.ts';

const LINKS = ['Themen', 'Termine', 'Mitmachen'];
const ANSWERS = ['Ja, jeden', 'Einmal im Monat', 'Nein'];
const AMOUNTS = ['10 €', '25 €', '50 €'];
const PLACES: [name: string, points: string][] = [
  ['Oberdorf', '1.240'],
  ['Hafen', '1.115'],
  ['Neustadt', '980'],
  ['Am Wald', '640'],
];
const QUESTIONS = 8;
const QUESTION = 3;

/** @param portrait SVG of a drawn face */
export const website = (portrait: string) => `<div class="website">
  <header>
    <b>Kim Beispiel</b>
    ${each(LINKS, (link) => `<p>${link}</p>`)}
    <p class="donate">Spenden</p>
  </header>
  <section class="claim">
    <h1>Mehr Busse. Auch nach acht.</h1>
    <p>Ich kandidiere für den Stadtrat. Am 14. Juni hast du drei Stimmen.</p>
  </section>
  <div class="face">${portrait}</div>
  <section class="quiz">
    <div class="steps">${each([...Array(QUESTIONS).keys()], (step) => `<i class="${step < QUESTION ? 'past' : ''}"></i>`)}</div>
    <h2>Frage ${QUESTION} von ${QUESTIONS}</h2>
    <p class="question">Soll die Bücherei sonntags öffnen?</p>
    ${each(ANSWERS, (answer, index) => `<p class="answer">${circle(index === 1)} ${answer}</p>`)}
  </section>
  <section class="goal">
    <h2>Spendenziel</h2>
    <p class="sum"><b>3.240 €</b> von 5.000 €</p>
    <div class="share"><i></i></div>
    <div class="amounts">${each(AMOUNTS, (amount, index) => `<span class="${index === 1 ? 'chosen' : ''}">${amount}</span>`)}</div>
    <p class="give">Weiter</p>
  </section>
  <section class="ranking">
    <h2>Wer hilft am meisten?</h2>
    ${each(PLACES, ([name, points], index) => `<p><b>${index + 1}</b> ${name} <small>${points} Punkte</small></p>`)}
  </section>
</div>`;
