for (const table of document.querySelectorAll("table.sorted")) {
  const body = table.tBodies[0];
  const key = (row, at) => {
    const cell = row.cells[at];
    return "v" in cell.dataset ? Number(cell.dataset.v) : cell.textContent.trim();
  };
  [...table.tHead.rows[0].cells].forEach((head, at) => {
    head.querySelector("button").addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") !== "descending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const order = (a, b) => (typeof a === "number" ? a - b : String(a).localeCompare(String(b)));
      [...body.rows]
        .sort((a, b) => order(key(a, at), key(b, at)) * (down ? -1 : 1))
        .forEach((row) => body.append(row));
    });
  });
}
