// A match of two whose whole state, as it is sent after each move, has about SIZE bytes.
const http = require('http');
const { Server } = require('boardgame.io/server');

const [size, apiPort] = process.argv.slice(2).map(Number);
const wasListening = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  return wasListening.call(this, port, '127.0.0.1', ...rest.filter((r) => typeof r === 'function'));
};

const game = {
  name: 'load',
  setup: () => ({ places: [0, 0], gold: [0, 0], pad: 'x'.repeat(Math.max(0, size - 700)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, to) => {
      G.places[Number(playerID)] = to;
      G.gold[Number(playerID)] += to % 3;
    },
  },
};

const server = Server({ games: [game], origins: ['*'] });
server.run({ port: 0, lobbyConfig: { apiPort } }).then(({ appServer, apiServer }) => {
  console.log(appServer.address().port, apiServer.address().port);
});
