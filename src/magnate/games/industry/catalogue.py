"""What every cell, resource, network, column and token does, for whoever points at it."""

from __future__ import annotations

from magnate.core.components import reconstructed
from magnate.core.contract import About
from magnate.core.message import Arg, Message
from magnate.games.industry.constants import BONUS, FACTORY, JOKER
from magnate.games.industry.journal import listed
from magnate.games.industry.tables import Tables


def catalogue(t: Tables) -> dict[str, About]:
    """Everything a player can point at, by the element ids of the view."""
    found: dict[str, About] = {}
    for cell in range(t.cell_count):
        found[f"cell:{t.cells[cell]}"] = About(*about_cell(t, cell), guesses(t, cell))
        if t.kind[cell] == JOKER:
            found[f"joker:{t.cells[cell]}"] = About(*about_joker(t, cell), guesses(t, cell))
    for resource, name in enumerate(t.resources):
        found[f"resource:{name}"] = about_resource(t, resource)
    for network, name in enumerate(t.networks):
        found[f"network:{name}"] = about_network(t, network)
    for column, letter in enumerate(t.letters):
        found[f"column:{letter}"] = about_column(t, column)
    for era in range(1, t.eras + 1):
        found[f"era:{era}"] = about_era(t, era)
    for seat in range(max(t.seats)):
        found[f"subsidy:{seat}"] = about_subsidy(t)
    found["subsidy"] = about_subsidy(t)
    found.update(about_the_rest(t))
    return found


def guesses(t: Tables, cell: int) -> list[str]:
    """The figures of a cell that are reconstructed."""
    return reconstructed(t.components[t.cells[cell]])


def about_resource(t: Tables, resource: int) -> About:
    """A resource: who makes it, and since when the treasury sells it."""
    producer = t.producer[resource]
    args: dict[str, Arg] = {
        "resource": f"@resource-{t.resources[resource]}",
        "cell": t.cells[producer],
        "name": f"@site-{t.names[producer]}",
        "era": t.sold_from[resource],
        "price": t.resource_price,
    }
    guessed = ["producer"] if "column" in guesses(t, producer) else []
    return About(
        Message("help-resource", args), ["IND-RES-5", "IND-RES-7", "IND-RES-11", "IND-RES-15"], guessed
    )


def about_network(t: Tables, network: int) -> About:
    """A network: its factories and the bonus sites that count them."""
    args: dict[str, Arg] = {
        "network": f"@network-{t.networks[network]}",
        "bonus": f"@site-{t.bonus_of[network]}",
        "factories": " ".join(t.cells[cell] for cell in t.network_cells[network]),
        "cells": " ".join(t.cells[cell] for cell in t.bonus_cells[network]),
    }
    guessed = [t.cells[cell] for cell in t.network_cells[network] if "networks" in guesses(t, cell)]
    return About(Message("help-network", args), ["IND-BOARD-8", "IND-SCORE-5", "IND-SCORE-6"], guessed)


def about_column(t: Tables, column: int) -> About:
    """A column token; one of them pays everybody."""
    args: dict[str, Arg] = {"column": t.letters[column], "amount": t.thaler_column_pays}
    if column == t.thaler_column:
        return About(Message("help-column-thaler", args), ["IND-COLUMN-2", "IND-COLUMN-3"], [])
    return About(Message("help-column", args), ["IND-COLUMN-2"], [])


def about_era(t: Tables, era: int) -> About:
    """An era and what the treasury begins to sell in it."""
    news = [f"@resource-{t.resources[r]}" for r in range(len(t.resources)) if t.sold_from[r] == era]
    message = Message("help-era-news" if news else "help-era", {"era": era, "news": listed(news)})
    return About(message, ["IND-ERA-1", "IND-RES-15"], [])


def about_subsidy(t: Tables) -> About:
    """The subsidy."""
    args: dict[str, Arg] = {"amount": t.subsidy_thalers, "points": -t.subsidy_points}
    return About(Message("help-subsidy", args), ["IND-SUB-1", "IND-SUB-3", "IND-SCORE-10"], [])


def about_the_rest(t: Tables) -> dict[str, About]:
    """Connections, the bag, the treasury and the two roles."""
    roads = reconstructed(t.components["roads"])
    lines = reconstructed(t.components["lines"])
    auctioneer = ["IND-AUCTION-1", "IND-AUCTION-3", "IND-HANDOVER-1"]
    treasury = Message("help-treasury", {"price": t.resource_price})
    return {
        "roads": About(Message("help-roads", {"points": t.road_points}), ["IND-SCORE-2"], roads),
        "lines": About(Message("help-lines", {"points": t.line_points}), ["IND-SCORE-3"], lines),
        "bag": About(Message("help-bag"), ["IND-COLUMN-4", "IND-INFO-3"], []),
        "treasury": About(treasury, ["IND-RES-11", "IND-RES-15"], []),
        "auctioneer": About(Message("help-auctioneer"), auctioneer, []),
        "first": About(Message("help-first"), ["IND-OFFER-1", "IND-DEV-1", "IND-FIRST-1"], []),
    }


def about_joker(t: Tables, cell: int) -> tuple[Message, list[str]]:
    """A joker token."""
    kind = t.joker_kind[t.joker_of[cell]]
    args: dict[str, Arg] = {"points": t.joker_points}
    if kind < 0:
        return Message("help-joker-any", args), ["IND-RES-3", "IND-SCORE-9"]
    args["resource"] = f"@resource-{t.resources[kind]}"
    return Message("help-joker", args), ["IND-RES-2", "IND-SCORE-9"]


def about_cell(t: Tables, cell: int) -> tuple[Message, list[str]]:
    """A cell with its figures."""
    args: dict[str, Arg] = {"cell": t.cells[cell], "name": f"@site-{t.names[cell]}"}
    if t.kind[cell] == JOKER:
        joker, clauses = about_joker(t, cell)
        return Message("help-cell-joker", {**args, "joker": joker}), ["IND-ACQ-2", *clauses]
    args["price"] = t.price[cell]
    if t.kind[cell] == BONUS:
        network = t.bonus_network[cell]
        args["network"] = f"@network-{t.networks[network]}"
        args["times"] = t.times[cell]
        args["factories"] = " ".join(t.cells[c] for c in t.network_cells[network])
        return Message("help-cell-bonus", args), ["IND-POINTS-4", "IND-SCORE-5", "IND-SCORE-6"]
    args["needs"] = listed([f"@resource-{t.resources[r]}" for r in t.needs[cell]])
    args["points"] = t.prestige[cell]
    args["era"] = t.era_of[cell]
    args["joined"] = " ".join(t.cells[c] for c in t.neighbours[cell]) or "@list-none"
    if t.kind[cell] != FACTORY:
        return Message("help-cell-technology", args), ["IND-DEV-7", "IND-PRICE-2", "IND-SCORE-3"]
    args["networks"] = listed([f"@network-{t.networks[n]}" for n in t.on_networks[cell]])
    clauses = ["IND-POINTS-2", "IND-SCORE-2", "IND-SCORE-5"]
    if t.makes[cell] >= 0:
        args["makes"] = f"@resource-{t.resources[t.makes[cell]]}"
        return Message("help-cell-producer", args), ["IND-RES-5", "IND-RES-7", *clauses]
    if t.discount[cell] > 0:
        args["discount"] = t.discount[cell]
        return Message("help-cell-special", args), ["IND-SPECIAL-1", "IND-SPECIAL-2", *clauses]
    return Message("help-cell-factory", args), clauses
