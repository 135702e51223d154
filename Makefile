# Spot On. `make play` is all that a player needs; `make help` lists the rest.

SHELL := /bin/sh
.DEFAULT_GOAL := help

# Programs that `make setup` has installed into this folder come first.
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(PATH)
# Trunk rejects the customary value 1 of NO_COLOR.
TRUNK := env -u NO_COLOR trunk

SOURCES := $(shell find src style public locales -type f) $(wildcard scripts/locales/*.mjs) scripts/gather.mjs scripts/finish.mjs \
	scripts/landing.mjs scripts/paint.mjs scripts/release.sh \
	index.html Trunk.toml .cargo/config.toml Cargo.toml Cargo.lock package-lock.json

.PHONY: help setup play dist dev test test-all measure weigh honest tables texts translate puzzles puzzles-verify strength bench fuzz new-game golden fmt clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile

setup: ## install missing build dependencies
	@sh scripts/setup.sh

play: target/play/index.html ## build the page, serve it and print its address (PORT=8080 HOST=127.0.0.1)
	@node scripts/serve.mjs target/play

dist: dist/index.html ## build the folder to upload and print its size

# The page of dist/, less optimised, so that it is compiled faster.
target/play/index.html: $(SOURCES)
	@sh scripts/setup.sh
	@echo "build: compiling the page and its worker; about three minutes the first time"
	@$(TRUNK) build --offline --dist target/play

dist/index.html: $(SOURCES)
	@sh scripts/setup.sh
	@echo "build: compiling the page and its worker for release; about five minutes the first time"
	@sh scripts/release.sh
	@node scripts/size.mjs

dev: setup ## serve the page, rebuilt on every change (PORT=8080 HOST=127.0.0.1)
	@DEV=1 $(TRUNK) serve --offline --dist target/dev --port $(or $(PORT),8080) --address $(or $(HOST),127.0.0.1)

test: ## check format and lints, run the tests, and in Chromium every page and a match of each game (STEPS=native or STEPS=page)
	@bash scripts/test.sh

test-all: ## run every test on the release in every browser; takes an hour
	@ALL=1 bash scripts/test.sh

measure: dist ## check the page's budgets in Chromium (bytes on the wire, Lighthouse, dragging with a slow processor), and measure the speed of games and bots there
	@sh scripts/browsers.sh chromium
	@sh benches/page/measure.sh

weigh: dist ## print what the code of each part of the release weighs, by module and crate (DEPTH=3 MOST=30)
	@node benches/page/weigh.mjs

honest: ## check that bots ignore hidden cards: ask them again with other hidden cards in ten thousand positions of each game
	@cargo test --release --no-default-features --test it decisions -- --ignored

tables: ## recompute the evaluation weights of Broken Ladder's Master, and their strength in the one-hand game
	@cargo test --release --no-default-features --lib alone -- --ignored --nocapture

texts: setup ## collect the texts in all languages, which some tests read
	@node scripts/gather.mjs

translate: setup ## list what is not translated, and write a skeleton of it for a language (TO=uk)
	@node scripts/locales/translate.mjs $(TO)

puzzles: ## find puzzles in matches of bots, prove and grade them, and write them into public/assets/puzzles/ (GAME=shootout)
	@cargo run --release --no-default-features --bin arena -- puzzles $(GAME)
	@cargo run --release --no-default-features --bin arena -- puzzles $(GAME) --problems
	@cargo run --release --no-default-features --bin arena -- puzzles $(GAME) --days

puzzles-verify: ## prove the answers of all puzzles again, and solve 100 of each game with a program that shares no code
	@cargo build --release --no-default-features --bin arena --bin referee
	@target/release/arena puzzles --verify
	@target/release/arena puzzles --verify --problems
	@target/release/arena puzzles --verify --days
	@node tests/puzzles/check.mjs

strength: ## measure the strength of the bots with every option, and publish the figures; takes hours (GAME=shootout GAMES=1000 EACH=400 FAR=200 SEED=1 THREADS=2)
	@cargo run --release --no-default-features --bin arena -- $(GAME) --publish --games $(or $(GAMES),1000) \
		--each $(or $(EACH),400) --far $(or $(FAR),200) --seed $(or $(SEED),1) $(if $(THREADS),--threads $(THREADS))

bench: ## measure the speed of the games and the bots natively
	@cargo bench --no-default-features --bench speed

fuzz: ## fuzz every parser and the rules with arbitrary bytes, a minute each (FUZZ_SECONDS=60 TARGETS="link record")
	@sh scripts/fuzz.sh $(TARGETS)

new-game: ## create the folder of another game, which is playable at once (NAME="High Tide")
	@node templates/new-game.mjs "$(NAME)"
	@cargo fmt

golden: ## rewrite the golden files: playthroughs, counts, sentences, bot signatures
	@UPDATE=1 cargo test --no-default-features --test it -- unchanged old_

fmt: setup ## format Rust, scripts and styles
	cargo fmt
	biome format --write .

clean: ## remove all build output; the installed tools stay
	cargo clean
	rm -rf dist tests/browser/shots
