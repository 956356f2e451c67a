// Two raw sockets a match that move in turn; prints what was measured as JSON.
const { io } = require('socket.io-client');

const [app, api, rooms, pause, seconds, warmUp] = process.argv.slice(2).map(Number);
const measured = { times: [], received: 0, pushes: 0 };
let isCounting = false;

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function match() {
  const { matchID } = await post('/games/load/create', { numPlayers: 2 });
  const held = [];
  for (const playerID of ['0', '1']) {
    const name = { playerID, playerName: playerID };
    held.push((await post(`/games/load/${matchID}/join`, name)).playerCredentials);
  }
  return { matchID, held };
}

function play({ matchID, held }) {
  let begun = 0;
  let stateID = -1;
  const sockets = held.map((_, i) => {
    const socket = io(`http://127.0.0.1:${app}/load`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', matchID, String(i), held[i], 2));
    return socket;
  });
  const move = (state) => {
    const turn = state.ctx.currentPlayer;
    const payload = {
      type: 'step', args: [state._stateID % 7], playerID: turn, credentials: held[Number(turn)],
    };
    begun = performance.now();
    const action = { type: 'MAKE_MOVE', payload };
    sockets[Number(turn)].emit('update', action, state._stateID, matchID, turn);
  };
  const next = (state) => {
    if (state._stateID <= stateID) return;
    stateID = state._stateID;
    if (begun && isCounting) measured.times.push((performance.now() - begun) / 1000);
    if (pause) setTimeout(move, Math.max(0, 1000 * pause - (performance.now() - begun)), state);
    else move(state);
  };
  sockets.forEach((socket) => {
    socket.on('sync', (_, info) => next(info.state));
    socket.on('update', (_, state) => next(state));
    socket.io.engine.on('packet', (packet) => {
      if (isCounting && packet.type === 'message') {
        measured.received += packet.data.length;
        measured.pushes += 1;
      }
    });
  });
}

(async () => {
  const matches = [];
  for (let i = 0; i < rooms; i += 1) matches.push(await match());
  matches.forEach((m, i) => setTimeout(play, (1000 * pause * i) / rooms, m));
  setTimeout(() => { isCounting = true; console.log('counting'); }, 1000 * (warmUp + pause));
  setTimeout(() => {
    process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
  }, 1000 * (warmUp + pause + seconds));
})();
