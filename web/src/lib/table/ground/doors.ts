/** What stands in a wall: doors with their leaves, archways, secret doors, torches. */
import { apart, box, down, pattern, round, scaleOf, shadow, type Canvas } from './brush';
import { GAP, type Spot } from './lay';
import { OPENING, PLAIN_FLOOR, face, stone } from './masonry';
import { texture } from './textures';

const IRON = '#26211f';
const BRASS = '#e0b65c';

/** The floor that goes through a wall. */
export function sill(c: Canvas, x: number, y: number, width: number, height: number): void {
  const image = texture(PLAIN_FLOOR);
  if (image) c.drawImage(image, 8, 8, 112, 112, x, y, width, height);
  else box(c, '#5a4c3d', x, y, width, height);
  box(c, 'rgb(0 0 0 / 14%)', x, y, width, height);
}

function jamb(c: Canvas, x: number, y: number, width: number, height: number): void {
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 60%)', 0.08, 0, 0.03);
    box(c, '#4a3f33', x, y, width, height);
  });
  stone(c, x, y, width, height, 22);
  box(c, 'rgb(255 244 220 / 40%)', x, y, width, 0.022);
}

/** An opening in a wall that runs from west to east. */
export function arch(c: Canvas, middle: number, y: number): void {
  jamb(c, middle - OPENING / 2 - 0.1, y - 0.03, 0.14, GAP.y + 0.03);
  jamb(c, middle + OPENING / 2 - 0.04, y - 0.03, 0.14, GAP.y + 0.03);
  const dim = down(c, y, y + GAP.y, [0, 'rgb(12 7 3 / 10%)'], [0.42, 'rgb(12 7 3 / 42%)'], [1, 'rgb(12 7 3 / 12%)']);
  box(c, dim, middle - OPENING / 2, y, OPENING, GAP.y);
}

/** A door seen from the front, with an arched leaf and iron bands; a sealed one is walled up. */
export function rowDoor(c: Canvas, middle: number, y: number, kind: string): void {
  const [width, height] = [0.82, GAP.y * 1.06];
  const [x, top] = [middle - width / 2, y + GAP.y - height];
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 75%)', 0.12, 0, 0.06);
    stone(c, x - 0.05, top, width + 0.1, height, 28);
  });
  stone(c, x - 0.05, top, width + 0.1, height, 30);
  box(c, 'rgb(255 244 220 / 45%)', x - 0.05, top, width + 0.1, 0.024);
  const leaf = arched(x + 0.05, x + width - 0.05, top + 0.1, top + height);
  apart(c, () => {
    c.clip(leaf);
    if (kind === 'sealed') rubble(c, x, top, width, height);
    else planks(c, x, top, width, height, kind);
  });
  c.strokeStyle = '#0d0907';
  c.lineWidth = 0.032;
  c.stroke(leaf);
  if (kind === 'locked') plate(c, middle, top + height * 0.6, 'lock');
  else if (kind !== 'sealed') for (const by of [-0.075, 0.075]) knob(c, middle + by, top + height * 0.64, 0.028);
}

function arched(left: number, right: number, top: number, bottom: number): Path2D {
  const leaf = new Path2D();
  const middle = (left + right) / 2;
  leaf.moveTo(left, bottom);
  leaf.lineTo(left, top + 0.16);
  leaf.quadraticCurveTo(left, top, middle, top);
  leaf.quadraticCurveTo(right, top, right, top + 0.16);
  leaf.lineTo(right, bottom);
  leaf.closePath();
  return leaf;
}

function planks(c: Canvas, x: number, top: number, width: number, height: number, kind: string): void {
  apart(c, () => {
    c.translate(x, 0);
    box(c, pattern(c, 'wood', 1 / 330), 0, top, width, height);
  });
  box(c, kind === 'locked' ? 'rgb(120 135 155 / 35%)' : 'rgb(0 0 0 / 8%)', x, top, width, height);
  for (const at of [0.36, 0.74]) {
    box(c, IRON, x, top + height * at, width, 0.055);
    box(c, 'rgb(255 255 255 / 16%)', x, top + height * at, width, 0.018);
  }
  box(c, 'rgb(0 0 0 / 70%)', x + width / 2 - 0.0125, top, 0.025, height);
  box(c, down(c, top + 0.1, top + 0.3, [0, 'rgb(0 0 0 / 75%)'], [1, 'rgb(0 0 0 / 0%)']), x, top + 0.1, width, 0.2);
}

/** Stones that somebody has piled up in a doorway. */
function rubble(c: Canvas, x: number, top: number, width: number, height: number): void {
  face(c, x, top, width, height);
  box(c, 'rgb(0 0 0 / 30%)', x, top, width, height);
  c.fillStyle = '#7d6f61';
  c.strokeStyle = '#14100c';
  c.lineWidth = 0.02;
  for (const [dx, dy, across] of [[0.04, 0.34, 0.3], [0.3, 0.3, 0.28], [0.54, 0.35, 0.26], [0.16, 0.16, 0.26], [0.42, 0.14, 0.24]] as const) {
    c.beginPath();
    c.roundRect(x + dx, top + dy, across, 0.17, 0.05);
    c.fill();
    c.stroke();
  }
}

/** A door in a wall that runs from north to south is seen from above. */
export function columnDoor(c: Canvas, x: number, middle: number, kind: string): void {
  jamb(c, x - GAP.x * 0.14, middle - OPENING / 2 - 0.09, GAP.x * 1.28, 0.15);
  jamb(c, x - GAP.x * 0.14, middle + OPENING / 2 - 0.06, GAP.x * 1.28, 0.15);
  if (kind === 'open') return;
  const [width, height] = [GAP.x * 0.66, 0.74];
  const [left, top] = [x + (GAP.x - width) / 2, middle - height / 2];
  if (kind === 'sealed') return rubble(c, x - 0.25, top, GAP.x + 0.5, height);
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 80%)', 0.11, 0.08);
    box(c, '#5a3a1e', left, top, width, height);
  });
  apart(c, () => {
    c.translate(left, top);
    box(c, pattern(c, 'wood', 1 / 420), 0, 0, width, height);
  });
  box(c, kind === 'locked' ? 'rgb(120 135 155 / 45%)' : 'rgb(255 220 160 / 10%)', left, top, width, height);
  for (const at of [0.2, 0.72]) box(c, IRON, left - 0.015, top + height * at, width + 0.03, 0.06);
  box(c, 'rgb(255 240 210 / 50%)', left, top, 0.025, height);
  box(c, 'rgb(0 0 0 / 50%)', left + width - 0.03, top, 0.03, height);
  if (kind === 'locked') plate(c, x + GAP.x / 2, middle, 'lock');
  else knob(c, left + width / 2, middle, 0.035);
}

export function secretMark(c: Canvas, x: number, y: number, width: number, height: number): void {
  apart(c, () => {
    c.setLineDash([0.05, 0.05]);
    c.strokeStyle = 'rgb(255 226 160 / 65%)';
    c.lineWidth = 1.6 / scaleOf(c);
    c.strokeRect(x - width / 2, y - height / 2, width, height);
  });
  plate(c, x, y, 'eye');
}

function knob(c: Canvas, x: number, y: number, radius: number): void {
  c.fillStyle = BRASS;
  c.beginPath();
  c.arc(x, y, radius, 0, 7);
  c.fill();
}

/** A round plate with a padlock or an eye on it. */
function plate(c: Canvas, x: number, y: number, sign: 'lock' | 'eye'): void {
  const r = 0.145;
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 80%)', 0.08);
    c.fillStyle = '#1a1512';
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  });
  c.strokeStyle = '#e2b75c';
  c.lineWidth = 0.025;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.stroke();
  c.strokeStyle = c.fillStyle = '#ffe3a6';
  c.beginPath();
  if (sign === 'lock') {
    c.fillRect(x - r * 0.42, y - r * 0.1, r * 0.84, r * 0.62);
    c.arc(x, y - r * 0.12, r * 0.28, Math.PI, 0);
  } else {
    c.ellipse(x, y, r * 0.6, r * 0.36, 0, 0, 7);
    c.moveTo(x + r * 0.18, y);
    c.arc(x, y, r * 0.18, 0, 7);
  }
  c.stroke();
}

export function torch(c: Canvas, { x, y }: Spot): void {
  box(c, '#2a1c12', x - 0.025, y, 0.05, 0.2);
  const r = 0.13;
  c.fillStyle = round(c, x, y - r * 0.4, r * 1.1, [0, '#fff6cf'], [0.35, '#ffc24a'], [0.7, 'rgb(240 110 26 / 85%)'], [1, 'rgb(200 60 10 / 0%)']);
  c.beginPath();
  c.ellipse(x, y - r * 0.5, r * 0.6, r * 1.05, 0, 0, 7);
  c.fill();
}
